// How the server runs a document of the app.
/** A document from `persisted-documents.json`, by the SHA-256 of its text. */
export type PersistedOperation = {
  readonly hash: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** A GraphQL result: partial data and errors can come together. */
export type OperationResult = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: Record<string, unknown>;
  }[];
};

/**
 * Runs a document in the request's language and site, without a viewer. A rejection counts as NETWORK_ERROR.
 */
export type Execute = (operation: PersistedOperation) => Promise<OperationResult>;
