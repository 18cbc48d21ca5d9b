import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { GIFT_AID_COUNTRY } from '../../../../../rules/gift-aid-country.ts';
import { place } from '../../../../../rules/place.ts';
import { LoadState } from '../../../../components/page/load-state.tsx';
import { Placeholder } from '../../../../components/page/placeholder.tsx';
import { Section } from '../../../../components/page/section.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { DonorFieldsFragment } from '../../../ledger/office/donors/donors.generated.ts';
import { DeclarationCard } from './declaration-card.tsx';
import { DeclareDialog } from './declare-dialog.tsx';
import { useGiftAidDeclarationsQuery } from './gift-aid.generated.ts';

function Declarations({ donor }: { donor: DonorFieldsFragment }) {
  const { t } = useTranslation();
  const [isEntering, setIsEntering] = useState(false);
  const result = useGiftAidDeclarationsQuery({
    variables: { donorId: donor.id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Section title={t('giftAid.heading')}>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={120} />}>
        {({ giftAidDeclarations }) => (
          <>
            {giftAidDeclarations.length === 0 && (
              <Typography sx={{ mb: 2, maxWidth: 720 }}>{t('giftAid.none')}</Typography>
            )}
            {giftAidDeclarations.map((declaration) => (
              <DeclarationCard key={declaration.id} declaration={declaration} email={donor.email} />
            ))}
          </>
        )}
      </LoadState>
      {!donor.mergedIntoId && (
        <Button variant="outlined" onClick={() => setIsEntering(true)}>
          {t('giftAid.enter')}
        </Button>
      )}
      {isEntering && <DeclareDialog donor={donor} onClose={() => setIsEntering(false)} />}
    </Section>
  );
}

/** The Gift Aid declarations of a donor; nothing outside the United Kingdom. */
export function DonorGiftAid({ donor }: { donor: DonorFieldsFragment }) {
  return place.country === GIFT_AID_COUNTRY ? <Declarations donor={donor} /> : null;
}
