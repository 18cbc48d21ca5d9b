import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { DraftNotice } from '../../components/form/draft-notice.tsx';
import { useDraft } from '../../components/form/draft-text.ts';
import { FormRadioGroup } from '../../components/form/form-radio-group.tsx';
import { useDialogForm } from '../../components/form/use-dialog-form.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeclarationStatement } from './declaration-statement.tsx';
import { useDeclareMyGiftAidMutation, useGiftAidOfferQuery } from './own-gift-aid.generated.ts';
import { TaxpayerFields } from './taxpayer-fields.tsx';
import { taxpayerOfName } from './taxpayer-of-name.ts';

const rules = async () => (await import('../../../rules/gift-aid.ts')).ownDeclarationRules;

const COVERS = ['FROM_NOW', 'PAST_TOO'] as const;

/** Declares Gift Aid for one's gifts from now on. */
export function DeclareOwnDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useTranslation();
  const { viewer } = useViewer();
  const offer = useGiftAidOfferQuery();
  const wordingOf = (chosen: string) =>
    offer.data?.giftAidOffer?.wordings.find(({ cover }) => cover === chosen)?.text ?? '';
  const [declare] = useDeclareMyGiftAidMutation();
  const close = () => {
    draft.forget();
    onClose();
  };
  const dialog = useDialogForm({
    rules,
    values: {
      ...{ cover: COVERS[0] as (typeof COVERS)[number], wording: '' },
      ...taxpayerOfName({ name: viewer.name }),
    },
    async save(input) {
      try {
        await declare({ variables: { input: { ...input, wording: wordingOf(input.cover) }, language } });
      } catch (error) {
        // It may have been the wording, which has to be read again.
        offer.refetch().catch(() => undefined);
        throw error;
      }
    },
    told: t('giftAid.own.declared'),
    onClose: close,
  });
  const draft = useDraft(dialog.form, `${viewer.userId} gift-aid`);
  const chosen = useWatch({ control: dialog.form.control, name: 'cover' });

  return (
    <FormDialog {...dialog} title={t('giftAid.own.declare')} action={t('giftAid.own.declare')}>
      <LoadState result={offer} placeholder={<Placeholder variant="rectangular" height={480} />}>
        {() => (
          <>
            <TaxpayerFields isOwn />
            <FormRadioGroup
              name="cover"
              label={t('giftAid.cover')}
              options={COVERS.map((value) => ({ value, label: t(`giftAid.own.covers.${value}`) }))}
            />
            <DeclarationStatement text={wordingOf(chosen)} />
            <DraftNotice draft={draft} />
          </>
        )}
      </LoadState>
    </FormDialog>
  );
}
