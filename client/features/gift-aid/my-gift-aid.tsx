import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { inKit } from '../../components/kit/kit.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Section } from '../../components/page/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeclareOwnDialog } from './declare-own-dialog.tsx';
import { OwnDeclaration } from './own-declaration.tsx';
import { useMyGiftAidDeclarationsQuery } from './own-gift-aid.generated.ts';

function OwnGiftAid() {
  const { t } = useTranslation();
  const [isDeclaring, setIsDeclaring] = useState(false);
  const result = useMyGiftAidDeclarationsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Section title={t('giftAid.heading')}>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={160} />}>
        {({ myGiftAidDeclarations: declarations }) => {
          const isDeclared = declarations.some(
            ({ state, giftReference }) => ['IN_FORCE', 'UNCONFIRMED'].includes(state) && !giftReference,
          );
          return (
            <>
              <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, mb: 2, p: 0, listStyle: 'none' }}>
                {declarations.map((declaration) => (
                  <OwnDeclaration key={declaration.id} declaration={declaration} />
                ))}
              </Box>
              {!isDeclared && (
                <>
                  <Typography sx={{ mb: 2 }}>{t('giftAid.own.none')}</Typography>
                  <Button variant="outlined" onClick={() => setIsDeclaring(true)}>
                    {t('giftAid.own.declare')}
                  </Button>
                </>
              )}
            </>
          );
        }}
      </LoadState>
      {isDeclaring && <DeclareOwnDialog onClose={() => setIsDeclaring(false)} />}
    </Section>
  );
}

/** One's own Gift Aid declarations, and how to make one. */
export const MyGiftAid = inKit(OwnGiftAid);
