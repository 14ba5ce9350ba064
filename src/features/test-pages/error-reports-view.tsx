import { useState } from "react";
import { Link } from "react-router";
import { Button, LinkButton } from "../../ui/button/button.tsx";
import { PageHead } from "./page-head.tsx";
import { Specimen } from "./style-guide/specimen.tsx";

/** Each button breaks something, which must arrive in the log of the server. */
export function ErrorReportsView() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error("Deliberate error while rendering");
  return (
    <>
      <PageHead title="Errors">
        Each button breaks something for real. The browser reports it once to <code>/api/errors</code>, and the server
        writes “error in a browser” to its log, with the place in the code and nothing about the visitor.
      </PageHead>
      <Specimen name="In the browser" isWide>
        <Button variant="danger" onClick={breakHandler}>
          In an event handler
        </Button>
        <Button variant="danger" onClick={() => void breakPromise()}>
          In a rejected promise
        </Button>
        <Button variant="danger" onClick={() => setIsBroken(true)}>
          While rendering
        </Button>
      </Specimen>
      <br />
      <Specimen name="On the server" isWide>
        <LinkButton as={Link} to="/test/error">
          A page that fails
        </LinkButton>
        <LinkButton as={Link} to="/test/there/is/no/such/page">
          A page that is not there
        </LinkButton>
      </Specimen>
    </>
  );
}

function breakHandler(): void {
  throw new Error("Deliberate error in an event handler");
}

function breakPromise(): Promise<never> {
  return Promise.reject(new Error("Deliberate error in a promise"));
}
