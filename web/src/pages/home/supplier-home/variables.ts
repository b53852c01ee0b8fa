export const supplierHomeVariables = { fairs: 3 };
