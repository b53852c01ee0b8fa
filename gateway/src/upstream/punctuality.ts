/** Which operations of a gateway have been late, one call after another, since one was in time. */
export type Punctuality = {
  /** Returns the function to call when the call has ended. */
  begin: (operation: string) => () => void;
  isLate: (operation: string) => boolean;
};

const lateCallsMost = 5;

/** @param lateAfterMs a call that runs longer is late; one that fails before is not. */
export function createPunctuality(lateAfterMs: number): Punctuality {
  const lateCalls = new Map<string, number>();
  return {
    begin(operation) {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        lateCalls.set(operation, (lateCalls.get(operation) ?? 0) + 1);
      }, lateAfterMs);
      return () => {
        clearTimeout(timer);
        if (!isLate) lateCalls.delete(operation);
      };
    },
    isLate: (operation) => (lateCalls.get(operation) ?? 0) >= lateCallsMost,
  };
}
