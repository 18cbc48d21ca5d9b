import Down from '@mui/icons-material/ArrowDownward';
import Up from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { DonationColumn } from '../../../../rules/donation-states.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { useRemoval } from '../../../components/office/use-removal.ts';
import { Section } from '../../../components/page/section.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { evictDonationTypes } from '../evict-donations.ts';
import { useColumnName } from '../use-column-name.ts';
import { DonationTypeRevisions } from './donation-type-revisions.tsx';
import {
  type ManagedDonationTypeFieldsFragment,
  useDeleteDonationTypeMutation,
} from './managed-donation-types.generated.ts';
import { useTypeOrder } from './use-type-order.ts';

type Type = ManagedDonationTypeFieldsFragment;

interface DonationTypeListProps {
  column: DonationColumn;
  types: readonly Type[];
  onEdit: (type: Type) => void;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** Not `disabled`, because that would drop the focus when a type reaches the end of its column. */
const arrow = { '&[aria-disabled=true]': { opacity: 0.3, cursor: 'default' } } as const;

/** The types of one column in their order, with the actions for each. */
export function DonationTypeList({ column, types, onEdit }: DonationTypeListProps) {
  const { t } = useTranslation();
  const columnName = useColumnName();
  const money = useMoney();
  const localized = useLocalized();
  const titleElement = useRef<HTMLHeadingElement>(null);
  const [remove] = useDeleteDonationTypeMutation({ update: evictDonationTypes });
  const move = useTypeOrder(column, types);
  const { removingId, askAndRemove } = useRemoval(
    (id) => remove({ variables: { id } }),
    // Moves the focus, because the pressed button disappears with its row.
    () => titleElement.current?.focus({ preventScroll: true }),
  );

  const item = (type: Type, index: number) => {
    const name = localized(type.name, type.textLanguages.name);
    const about = (
      <VisuallyHidden>
        {' '}
        <span lang={name.lang}>{name.text}</span>
      </VisuallyHidden>
    );
    return (
      <Box component="li" key={type.id} sx={row}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography lang={name.lang} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name.text}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {type.feePence === null ? t('donations.donorChooses') : money(type.feePence)}
            {!type.isActive && ` · ${t('donations.inactive')}`}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', '& .MuiButton-root': { px: 1.5 } }}>
          <IconButton
            aria-label={t('donations.moveUp', { name: name.text })}
            aria-disabled={index === 0}
            onClick={({ currentTarget }) => move(index, index - 1, currentTarget)}
            sx={arrow}
          >
            <Up />
          </IconButton>
          <IconButton
            aria-label={t('donations.moveDown', { name: name.text })}
            aria-disabled={index === types.length - 1}
            onClick={({ currentTarget }) => move(index, index + 1, currentTarget)}
            sx={arrow}
          >
            <Down />
          </IconButton>
          <Button startIcon={<Edit />} onClick={() => onEdit(type)}>
            {t('content.edit')}
            {about}
          </Button>
          <DonationTypeRevisions type={type} about={about} />
          <BusyButton
            variant="text"
            startIcon={<Delete />}
            busy={removingId === type.id}
            busyLabel={t('content.removing')}
            onClick={() => askAndRemove(type)}
          >
            {t('content.delete')}
            {about}
          </BusyButton>
        </Box>
      </Box>
    );
  };

  return (
    <Section title={columnName(column)} titleRef={titleElement}>
      {types.length === 0 && <Typography>{t('content.nothingYet')}</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {types.map(item)}
      </Box>
    </Section>
  );
}
