import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HallRuleWarnings } from './hall-rule-warnings.tsx';
import { HirerFields, HireTimeFields, PaymentFields } from './hire-fields.tsx';

/** A card of the agreement's form. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 4 }, mb: 4 }}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** All fields of the agreement. @param props.children more about the hire itself */
export function HireFormParts({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <Part title={t('hallHire.hirer')}>
        <HirerFields />
      </Part>
      <Part title={t('hallHire.hire')}>
        <HireTimeFields />
        {children}
        <HallRuleWarnings />
      </Part>
      <Part title={t('hallHire.payment')}>
        <PaymentFields />
      </Part>
    </>
  );
}
