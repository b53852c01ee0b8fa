/** Retries add at most a tenth to the calls, so that they cannot overload a struggling gateway. */
export function createRetryBudget(): { deposit: () => void; withdraw: () => boolean } {
  const shareOfCalls = 0.1;
  const most = 20;
  let tokens = most;
  return {
    deposit: () => {
      tokens = Math.min(most, tokens + shareOfCalls);
    },
    withdraw: () => {
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
