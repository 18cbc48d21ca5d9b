import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ContentShelf } from '../../../rules/content-state.ts';
import { languageName } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { FilterSelect } from '../../components/list/filter-fields.tsx';
import { FilterForm } from '../../components/list/filter-form.tsx';
import type { ContentRoom } from '../../components/office/content-rooms.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ManagedContentQuery } from './managed-content.generated.ts';
import { PAGE_SIZES, type RoomAddress } from './use-room-address.ts';

interface RoomFiltersProps {
  room: ContentRoom;
  address: RoomAddress;
  /** Undefined until it is loaded. */
  list: ManagedContentQuery['managedContent'] | undefined;
  onEmptyBin: () => Promise<unknown>;
}

/** On a phone the first row is worth more than what is seldom chosen. */
const seldom = { display: { xs: 'none', sm: 'contents' } } as const;

const tabStyle = { minHeight: 44, borderRadius: 999, px: 2, whiteSpace: 'nowrap' } as const;

/** Tabs with the states and how many items are in each, a search, the year, and the number of rows. */
export function RoomFilters({ room, address, list, onEmptyBin }: RoomFiltersProps) {
  const { t, language } = useTranslation();
  const { permissions } = useViewer().viewer;
  const { shelf, search, year, missing, pageSize } = address;
  const languages = useSiteLanguages();
  const shelves = Object.values(ContentShelf).filter(
    (each) => each === 'ALL' || each === shelf || (list?.counts[each] ?? 0) > 0,
  );
  const rows = pageSize === PAGE_SIZES[0] ? '' : String(pageSize);
  const filter = {
    filter: { search, year: String(year ?? ''), missing: missing ?? '', rows },
    prefix: '',
    narrowedBy: [search, year, missing].filter(Boolean).length,
    apply: address.set,
    clear: () => address.set({ search: '', year: '', missing: '', rows: '' }),
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <Box
        component="nav"
        aria-label={t('contentList.shelvesOf', { list: t(room.title) })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {shelves.map((each) => (
          <Button
            key={each}
            component={RouterLink}
            to={address.to({ shelf: each === 'ALL' ? '' : each })}
            variant={each === shelf ? 'contained' : 'outlined'}
            aria-current={each === shelf ? 'page' : undefined}
            sx={tabStyle}
          >
            {t(`contentList.shelves.${each}`)} {list?.counts[each]}
          </Button>
        ))}
      </Box>
      <FilterForm
        label={t('contentList.searchIn', { list: t(room.title) })}
        list={filter}
        search={t('contentList.searched')}
        found={list?.totalCount}
      >
        {(field) => (
          <>
            {list && list.years.length > 1 && (
              <FilterSelect
                {...field('year')}
                label={t('contentList.year')}
                placeholder={t('contentList.allYears')}
                width={110}
              >
                {list.years.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </FilterSelect>
            )}
            {languages.length > 1 && (
              <Box sx={missing ? undefined : seldom}>
                <FilterSelect
                  {...field('missing')}
                  label={t('contentList.missingLanguage')}
                  placeholder={t('contentList.anyLanguage')}
                  width={160}
                >
                  {languages.map((each) => (
                    <option key={each} value={each}>
                      {t('contentList.without', { language: languageName(each, language) })}
                    </option>
                  ))}
                </FilterSelect>
              </Box>
            )}
            <Box sx={seldom}>
              <FilterSelect
                {...field('rows')}
                label={t('contentList.rows')}
                placeholder={t('contentList.rowsOf', { total: PAGE_SIZES[0] })}
                width={110}
              >
                {PAGE_SIZES.slice(1).map((size) => (
                  <option key={size} value={size}>
                    {t('contentList.rowsOf', { total: size })}
                  </option>
                ))}
              </FilterSelect>
            </Box>
          </>
        )}
      </FilterForm>
      {shelf === 'BIN' && permissions.includes(Permission.EMPTY_BIN) && (list?.counts.BIN ?? 0) > 0 && (
        <Button color="error" onClick={onEmptyBin} sx={{ justifySelf: 'start' }}>
          {t('contentList.emptyBin')}
        </Button>
      )}
      {shelf === 'BIN' && (
        <Typography sx={{ color: 'text.secondary' }}>{t('contentList.binHint')}</Typography>
      )}
    </Box>
  );
}
