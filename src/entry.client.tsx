import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { reportError, watchErrors } from "./features/error-reports/watch-errors.ts";

watchErrors();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error) => isRouteErrorResponse(error) || reportError("render", error)} />
    </StrictMode>,
  );
});
