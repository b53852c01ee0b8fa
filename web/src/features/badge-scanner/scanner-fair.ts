/** An exhibition whose badges can be scanned. */
export type ScannerFair = { readonly id: string; readonly name: string; readonly status: string };
