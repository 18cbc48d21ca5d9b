import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ContentShelf } from '../../../rules/content-state.ts';
import { languageName } from '../../../rules/languages.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { ContentRoom } from '../../components/office/content-rooms.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
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
  onEmptyBin: () => Promise<void>;
}

const tabStyle = { minHeight: 44, borderRadius: 999, px: 2, whiteSpace: 'nowrap' } as const;

/** Tabs with the states and how many items are in each, a search, the year, and the number of rows. */
export function RoomFilters({ room, address, list, onEmptyBin }: RoomFiltersProps) {
  const { t, language } = useTranslation();
  const { permissions } = useViewer().viewer;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { shelf, search, year, missing, pageSize } = address;
  const languages = useSiteLanguages();

  // Keeps the field in step with the address, for instance after Back.
  useEffect(() => {
    if (input.current) input.current.value = search;
  }, [search]);

  const find = (event: FormEvent) => {
    event.preventDefault();
    address.set({ search: input.current?.value.trim() ?? '' });
  };
  const shelves = Object.values(ContentShelf).filter(
    (each) => each === 'ALL' || each === shelf || (list?.counts[each] ?? 0) > 0,
  );
  const select = (
    label: string,
    value: string,
    choose: (value: string) => void,
    options: [string, string][],
    isSeldom = false,
  ) => (
    // On a phone the first row is worth more than what is seldom chosen.
    <FormControl size="small" sx={isSeldom ? { display: { xs: 'none', sm: 'inline-flex' } } : undefined}>
      <NativeSelect
        value={value}
        onChange={({ target }) => choose(target.value)}
        inputProps={{ 'aria-label': label }}
        input={<OutlinedInput />}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );

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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box
          component="form"
          role="search"
          aria-label={t('contentList.searchIn', { list: t(room.title) })}
          onSubmit={find}
          sx={{ display: 'flex', gap: 1, flex: '1 1 280px', maxWidth: 520 }}
        >
          {/* No item of the row: it would indent the field by the gap. */}
          <Box component="label" htmlFor={id} sx={{ display: 'contents' }}>
            <VisuallyHidden>{t('contentList.searchIn', { list: t(room.title) })}</VisuallyHidden>
          </Box>
          <OutlinedInput
            id={id}
            inputRef={input}
            type="search"
            size="small"
            fullWidth
            defaultValue={search}
            placeholder={t('contentList.searchIn', { list: t(room.title) })}
            inputProps={{ maxLength: LIMITS.searchMaximum }}
          />
          <Button type="submit" variant="outlined">
            {t('content.search')}
          </Button>
        </Box>
        {list &&
          list.years.length > 1 &&
          select(t('contentList.year'), String(year ?? ''), (value) => address.set({ year: value }), [
            ['', t('contentList.allYears')],
            ...list.years.map((each): [string, string] => [String(each), String(each)]),
          ])}
        {languages.length > 1 &&
          select(
            t('contentList.missingLanguage'),
            missing ?? '',
            (value) => address.set({ missing: value }),
            [
              ['', t('contentList.anyLanguage')],
              ...languages.map((each): [string, string] => {
                return [each, t('contentList.without', { language: languageName(each, language) })];
              }),
            ],
            !missing,
          )}
        {select(
          t('contentList.rows'),
          String(pageSize),
          (value) => address.set({ rows: value }),
          PAGE_SIZES.map((size) => [String(size), t('contentList.rowsOf', { total: size })]),
          true,
        )}
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {(search || year || missing) && list && t('content.found', { total: list.totalCount })}
        </Typography>
        {shelf === 'BIN' && permissions.includes(Permission.EMPTY_BIN) && (list?.counts.BIN ?? 0) > 0 && (
          <Button color="error" onClick={onEmptyBin} sx={{ ml: 'auto' }}>
            {t('contentList.emptyBin')}
          </Button>
        )}
      </Box>
      {shelf === 'BIN' && (
        <Typography sx={{ color: 'text.secondary' }}>{t('contentList.binHint')}</Typography>
      )}
    </Box>
  );
}
