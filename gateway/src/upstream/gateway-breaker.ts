// The circuit breaker of one REST gateway: while the gateway is unreachable, calls fail at once.
import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { SourceError } from '../envelope/source-error.ts';
import type { Logger } from '../log.ts';
import type { SourceName } from './operation.ts';

const failuresBeforeOpen = 10;
const halfOpenAfterMs = 2_000;

// Only an unreachable gateway trips the breaker: an error code is an answer, and an old connection may be closed by a gateway
// that is well.
const isOutage = (error: unknown): error is SourceError =>
  error instanceof SourceError &&
  (error.fault === 'NETWORK_ERROR' || error.fault === 'TIME_OUT') &&
  !error.wasConnectionOld;

/**
 * Returns a function that makes a call, or throws BrokenCircuitError without making it.
 *
 * A failure counts only if its call began after the gateway's last answer. An older call is outdated: it says nothing
 * about the gateway now. After a short silence all of its calls end at once, when their deadline comes.
 */
export function createGatewayBreaker(
  source: SourceName,
  log: Logger,
): <T>(work: () => Promise<T>) => Promise<T> {
  let answeredAtMs = 0;
  const outdated = new WeakSet<SourceError>();
  const counts = (error: unknown) => isOutage(error) && !outdated.has(error);
  const breaker = circuitBreaker(handleWhen(counts), {
    halfOpenAfter: halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(failuresBeforeOpen),
  });
  breaker.onBreak(() => log.warn({ source }, 'circuit breaker opened'));
  breaker.onReset(() => log.info({ source }, 'circuit breaker closed'));

  return async (work) => {
    // While one call probes a gateway that was down, the breaker would make all others wait for its end.
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    const begunMs = performance.now();
    return breaker.execute(async () => {
      try {
        const answer = await work();
        answeredAtMs = performance.now();
        return answer;
      } catch (error) {
        if (begunMs < answeredAtMs && isOutage(error)) outdated.add(error);
        throw error;
      }
    });
  };
}
