import type { ChaosApp } from './app.ts';

/** What was measured of one promise. */
export type Finding = {
  /** What was done to the app. */
  readonly attack: string;
  readonly promise: string;
  readonly measured: string;
  readonly kept: boolean;
};

/** A group of attacks on one running app. */
export type Scenario = {
  readonly name: string;
  /** Settings of the gateway. */
  readonly env?: Record<string, string>;
  readonly run: (app: ChaosApp) => AsyncGenerator<Finding>;
};

/** The findings as a Markdown table. */
export function tableOf(findings: readonly Finding[]): string {
  return [
    '| attack | promise | measured | kept |',
    '|---|---|---|---|',
    ...findings.map(
      ({ attack, promise, measured, kept }) =>
        `| ${attack} | ${promise} | ${measured} | ${kept ? 'yes' : '**no**'} |`,
    ),
  ].join('\n');
}
