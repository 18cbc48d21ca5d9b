import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DonationColumn } from '../../../../rules/donation-states.ts';
import { SectionPage } from '../../../components/office/section-page.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DonationTypeDialog } from './donation-type-dialog.tsx';
import { DonationTypeList } from './donation-type-list.tsx';
import { useManagedDonationTypesQuery } from './managed-donation-types.generated.ts';

/** Administration of the types of donations and payments: names, fees, order. */
export function DonationTypesPage() {
  const { t } = useTranslation();
  const result = useManagedDonationTypesQuery({ fetchPolicy: 'cache-and-network' });
  /** 0 to add a new type. */
  const [editedId, setEditedId] = useState<number>();
  const editedType = result.data?.allDonationTypes.find(({ id }) => id === editedId);
  const title = t('donations.types');
  return (
    <SectionPage
      title={title}
      lead={t('donations.typesLead')}
      action={
        <Button variant="contained" startIcon={<Add />} onClick={() => setEditedId(0)}>
          {t('donations.addType')}
        </Button>
      }
    >
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={720} />}>
        {({ allDonationTypes }) =>
          Object.values(DonationColumn).map((column) => (
            <DonationTypeList
              key={column}
              column={column}
              types={allDonationTypes.filter((type) => type.column === column)}
              refetch={result.refetch}
              onEdit={({ id }) => setEditedId(id)}
            />
          ))
        }
      </LoadState>
      {(editedId === 0 || editedType) && (
        <DonationTypeDialog type={editedType} onClose={() => setEditedId(undefined)} />
      )}
    </SectionPage>
  );
}
