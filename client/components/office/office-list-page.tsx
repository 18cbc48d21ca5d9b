import Add from '@mui/icons-material/Add';
import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OfficeList, type OfficeListProps } from './office-list.tsx';
import { SectionPage } from './section-page.tsx';

/** How a row is added: on a page of its own, or here. */
interface Adding {
  label: string;
  to?: string;
  onClick?: () => void;
  disabled?: boolean;
}

interface OfficeListPageProps<Row extends { id: number }, Data> extends OfficeListProps<Row, Data> {
  lead?: string;
  /** Other buttons beside the heading, which stand first. */
  action?: ReactNode;
  /** The address of the list as an Excel file. */
  excel?: string;
  add?: Adding;
  /** Between the heading and the list. */
  above?: ReactNode;
  /** Below the list: what can be done with chosen rows, and dialogs. */
  children?: ReactNode;
}

/** A page of the office that is a list: its heading with what can be added and downloaded, its filter and its rows. */
export function OfficeListPage<Row extends { id: number }, Data>(props: OfficeListPageProps<Row, Data>) {
  const { lead, action, excel, add, above, children, ...list } = props;
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const buttons = (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {action}
      {excel && (
        <Button variant="outlined" startIcon={<Download />} href={excel}>
          {t('contact.download')}
        </Button>
      )}
      {add && (
        <Button
          variant="contained"
          startIcon={<Add />}
          {...(add.to && {
            component: RouterLink,
            to: add.to,
            state: { backTo: `${pathname}${search}`, section: list.section },
          })}
          onClick={add.onClick}
          disabled={add.disabled}
        >
          {add.label}
        </Button>
      )}
    </Stack>
  );
  return (
    <SectionPage title={list.title} lead={lead} action={(action || excel || add) && buttons}>
      {above}
      <OfficeList {...list} />
      {children}
    </SectionPage>
  );
}
