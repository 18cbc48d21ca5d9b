import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useCurrencySign, useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { benefitText } from './benefit-text.ts';
import {
  type GiftAidGiftFieldsFragment,
  GiftAidGiftNowDocument,
  useNoteGiftAidGiftMutation,
} from './gift-aid-claims.generated.ts';

const rules = async () => (await import('../../../../rules/gift-aid-claims.ts')).giftAidNoteRules;

const valuesOf = (gift: GiftAidGiftFieldsFragment) => ({
  isOwnMoney: gift.isOwnMoney,
  benefit: benefitText(gift),
});

interface GiftNoteDialogProps {
  gift: GiftAidGiftFieldsFragment;
  onClose: () => void;
}

/** Whose money a gift was, and what its donor got for it. */
export function GiftNoteDialog({ gift, onClose }: GiftNoteDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const sign = useCurrencySign();
  const client = useApolloClient();
  const [save] = useNoteGiftAidGiftMutation();
  const dialog = useDialogForm({
    rules,
    values: valuesOf(gift),
    edited: { item: gift, valuesOf },
    save: (input, version) => save({ variables: { donationId: gift.id, input, version } }),
    // What others have said may take the gift from this list.
    reload: () =>
      client.query({
        query: GiftAidGiftNowDocument,
        variables: { id: gift.id },
        fetchPolicy: 'network-only',
      }),
    done: t('giftAidClaims.noted'),
    onClose,
  });

  return (
    <FormDialog
      {...dialog}
      title={t('giftAidClaims.noteTitle', { name: gift.donorName, amount: money(gift.pence) })}
    >
      <FormCheckbox
        name="isOwnMoney"
        label={t('giftAidClaims.ownMoney')}
        hint={t('giftAidClaims.ownMoneyHint')}
      />
      <FormTextField
        name="benefit"
        label={t('giftAidClaims.benefit', { sign })}
        hint={t('giftAidClaims.benefitHint')}
        inputMode="decimal"
      />
      <Typography variant="body2" color="textSecondary">
        {t('giftAidClaims.benefitRule')}
      </Typography>
    </FormDialog>
  );
}
