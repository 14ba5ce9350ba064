/** Serves `/test/error`: fails on the server on purpose, so that the page for our own faults can be looked at. */
export function loader(): never {
  throw new Error("This page fails on purpose.");
}

export default function FailingPage() {
  return null;
}
