/** Options of `setFieldValue`: the value counts neither as typed nor as changed, and is not validated. */
export const silently = { dontUpdateMeta: true, dontRunListeners: true, dontValidate: true } as const;
