/** Whether a host is a name or an address of this very machine. */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);
