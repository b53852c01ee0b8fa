/**
 * A script of the app could not be loaded. The browser remembers the failure until the document is reloaded.
 */
export function isMissingScript(cause: unknown): boolean {
  return (
    cause instanceof Error && /dynamically imported module|importing a module script/i.test(cause.message)
  );
}
