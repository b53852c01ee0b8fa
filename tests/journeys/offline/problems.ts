// Without a network the browser reports failed requests, and React the exceptions.
const ofNetwork = /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|Fault: NETWORK_ERROR/;

/** After each journey without a network: leaves only the problems that are ours. */
export function forgiveNetwork({ problems }: { readonly problems: string[] }): void {
  problems.splice(0, problems.length, ...problems.filter((line) => !ofNetwork.test(line)));
}
