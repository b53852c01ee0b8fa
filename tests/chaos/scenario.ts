import { startChaosApp, type ChaosApp } from './app.ts';

/** What was measured of one promise. */
export type Finding = {
  /** What was done to the app. */
  readonly attack: string;
  readonly promise: string;
  readonly measured: string;
  readonly holds: boolean;
};

/** A group of attacks. */
export type Scenario = {
  readonly name: string;
  readonly run: () => AsyncGenerator<Finding>;
};

/** Runs attacks on an app with these settings of its gateway. */
export function onApp(
  env: Record<string, string>,
  attacks: (app: ChaosApp) => AsyncGenerator<Finding>,
): Scenario['run'] {
  return async function* () {
    const app = await startChaosApp({ env });
    try {
      yield* attacks(app);
    } finally {
      await app.stop();
    }
  };
}

/** The findings as a Markdown table. */
export function tableOf(findings: readonly Finding[]): string {
  return [
    '| attack | promise | measured | kept |',
    '|---|---|---|---|',
    ...findings.map(
      ({ attack, promise, measured, holds }) =>
        `| ${attack} | ${promise} | ${measured} | ${holds ? 'yes' : '**no**'} |`,
    ),
  ].join('\n');
}
