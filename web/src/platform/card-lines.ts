/** The item with the lines of a business card that was read for a form, named by the draft of the form. The two go together. */
export const cardLinesItem = (draft: string): string => `card-lines:${draft}`;
