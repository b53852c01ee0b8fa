/** An exhibition whose badges can be scanned. */
export type ScannerFair = {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** IANA name; null or missing where it is not known. */
  readonly timeZone?: string | null;
};

/** What a check needs of it. */
export type ScannedFair = Pick<ScannerFair, 'id' | 'timeZone'>;
