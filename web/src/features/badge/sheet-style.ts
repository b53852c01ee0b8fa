/** The classes of a badge's parts. */
export const sheetStyle = {
  sheet: 'grid w-full justify-items-center gap-1 rounded-lg bg-white px-4 py-4 text-center text-black',
  name: 'w-full font-bold text-balance',
  company: 'max-w-full text-lg wrap-anywhere',
  exhibition: 'max-w-full wrap-anywhere',
  code: 'my-3 w-[76%]',
  number: 'figures text-xl font-semibold tracking-wider',
} as const;
