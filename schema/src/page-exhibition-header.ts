/** A page tells the gateway which exhibition it is about (§7.1 envelopes): not every address of §2.5 has the id. */
export const pageExhibitionHeader = 'page-exhibition-id';
