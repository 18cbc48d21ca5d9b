/** So many are found. */
export const TOTAL = 12;
const SEEN = {
  state: 'PUBLISHED',
  shownFrom: null,
  shownUntil: null,
  heldLanguages: [],
  unneededLanguages: [] as string[],
  binnedAt: null,
};
const COUNTS = { ALL: TOTAL, VISIBLE: TOTAL, PLANNED: 0, DRAFT: 0, HIDDEN: 0, BIN: 0, lastBinnedAt: null };

export const managedItem = (id: number, languages = ['en']) => ({
  __typename: 'ManagedContent',
  id,
  version: 1,
  kind: 'notice',
  name: `Notice ${id}`,
  nameLanguage: 'en',
  details: [],
  link: null,
  languages,
  fileType: 'IMAGE',
  file: null,
  day: null,
  sequenceNumber: null,
  visibility: { __typename: 'ContentVisibility', ...SEEN },
  tab: 'VISIBLE',
  updatedAt: '2026-01-01T10:00:00Z',
});

/** The page on the screen shows two, so that the test draws few rows; all come in pages of eight. */
export const managedPage = ({ page, pageSize }: { page: number; pageSize: number }) => {
  const size = pageSize === 100 ? 8 : 2;
  const length = Math.max(0, Math.min(size, TOTAL - (page - 1) * size));
  return {
    managedContent: {
      __typename: 'ManagedContentPage',
      items: Array.from({ length }, (_, index) => managedItem((page - 1) * size + index + 1)),
      totalCount: TOTAL,
      counts: { __typename: 'ContentCounts', ...COUNTS },
      years: [],
    },
  };
};
