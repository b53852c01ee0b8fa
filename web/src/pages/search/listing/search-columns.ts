/** The columns of the page and of its skeleton: filters next to the results where there is room for both. */
export const searchColumns =
  'page pb-8 md:pt-2 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)_auto_auto] lg:gap-x-4 lg:gap-y-4';
