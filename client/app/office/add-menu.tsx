import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { ALL_CONTENT_SECTIONS } from '../../components/office/content-sections.ts';
import { OfficeMenu } from '../../components/office/office-menu.tsx';
import { useMayOpen } from '../../components/office/use-may-open.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Adds something of any kind. */
export function AddMenu() {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const officeSections = ALL_CONTENT_SECTIONS.filter(({ path }) =>
    mayOpen({ to: path, permission: 'MANAGE_CONTENT' }),
  );
  if (officeSections.length === 0) return null;
  return (
    <OfficeMenu
      entries={officeSections.map(({ path, add }) => {
        return { key: path, label: t(add.label), to: add.to, state: { backTo: path } };
      })}
      button={(props) => (
        <Button {...props} variant="contained" startIcon={<Add />}>
          {t('today.add')}
        </Button>
      )}
    />
  );
}
