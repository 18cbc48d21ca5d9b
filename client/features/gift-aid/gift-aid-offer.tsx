import { useEffect, useId } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { declarationWithGiftRules } from '../../../rules/gift-aid.ts';
import { parsePence } from '../../../rules/money.ts';
import { FormRadioGroup } from '../../components/form/form-radio-group.tsx';
import { LoadFailed } from '../../components/page/load-state.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeclarationStatement } from './declaration-statement.tsx';
import styles from './gift-aid-offer.module.css';
import { useGiftAidOfferQuery, useMyGiftAidDeclarationsQuery } from './own-gift-aid.generated.ts';
import { TaxpayerFields } from './taxpayer-fields.tsx';
import { taxpayerOfName } from './taxpayer-of-name.ts';

/** What forms for gifts have in common. */
interface GiftValues {
  subTypeId: number;
  amount: string;
  donorName: string;
  /** Undefined until the question is answered, null for no. */
  giftAid?: z.input<typeof declarationWithGiftRules> | null;
}

const COVERS = ['FROM_NOW', 'PAST_TOO', 'THIS_GIFT'] as const;

/** What is declared with the gift; it stays what the server offers, also in another language. */
function useDeclared() {
  const { viewer } = useViewer();
  const { setValue } = useFormContext<GiftValues>();
  const [subTypeId, giftAid] = useWatch<GiftValues, ['subTypeId', 'giftAid']>({
    name: ['subTypeId', 'giftAid'],
  });
  const { submitCount } = useFormState();
  const offered = useGiftAidOfferQuery();
  const { data, refetch } = offered;
  const own = useMyGiftAidDeclarationsQuery({ skip: !viewer.userId, fetchPolicy: 'cache-and-network' });
  const offer = data?.giftAidOffer;
  const isKnown = Boolean(offer) && (!viewer.userId || Boolean(own.data));
  const isEligible = offer?.typeIds.includes(subTypeId) === true;
  const counts = isKnown && isEligible;
  // What was asked in vain, without which nobody knows whether this donor is to be asked.
  const asked = isEligible ? own : offered;
  const failed = asked.error && !asked.data ? asked : undefined;
  const isCovered = own.data?.myGiftAidDeclarations.some(
    ({ state, giftReference }) => state === 'IN_FORCE' && !giftReference,
  );
  const isOffered = counts && !isCovered;
  const wording = offer?.wordings.find(({ cover }) => cover === giftAid?.cover)?.text ?? '';

  useEffect(() => {
    if (giftAid && isKnown && !isOffered) setValue('giftAid', undefined);
    else if (giftAid && giftAid.wording !== wording) setValue('giftAid.wording', wording);
  }, [giftAid, isKnown, isOffered, wording, setValue]);
  useEffect(() => {
    // It may have been refused because the wording has changed; if this fails, it is refused once more.
    if (submitCount > 0) refetch().catch(() => undefined);
  }, [submitCount, refetch]);

  return { giftAid, offer, failed, isOffered, isCovered: counts && isCovered, isVisitor: !viewer.userId };
}

/** The question, and what yes asks for; the answer is in the form of the gift as `giftAid`. */
export function GiftAidOffer() {
  const { t } = useTranslation();
  const money = useShortMoney();
  const leadId = useId();
  const form = useFormContext<GiftValues>();
  const { giftAid, offer, failed, isOffered, isCovered, isVisitor } = useDeclared();
  const pence = parsePence(useWatch<GiftValues, 'amount'>({ name: 'amount' })) ?? 0;
  const values = { amount: money(pence), extra: money(Math.round(pence / 4)), charity: offer?.charity ?? '' };
  const answer = (isYes: boolean) => {
    const taxpayer = taxpayerOfName({ name: form.getValues('donorName') });
    const declared = { cover: COVERS[0], ...taxpayer, wording: '' } as const;
    form.setValue('giftAid', isYes ? declared : null, { shouldDirty: true });
  };

  if (isCovered) return <p className="text-body space-below">{t('giftAid.own.covered', values)}</p>;
  if (failed) return <LoadFailed error={failed.error} refetch={failed.refetch} />;
  if (!isOffered) return null;
  return (
    <div className={styles.offer}>
      <fieldset className={styles.question} aria-describedby={leadId}>
        <legend className="text-h3">{t('giftAid.own.question', values)}</legend>
        <p id={leadId} className="text-small">
          {t('giftAid.own.questionLead', values)}
        </p>
        {[true, false].map((isYes) => (
          <label key={String(isYes)} className={styles.answer}>
            <input
              type="radio"
              name={leadId}
              // Nothing is chosen before the donor has said it: undefined is no answer, null is no.
              checked={isYes ? Boolean(giftAid) : giftAid === null}
              onChange={() => answer(isYes)}
            />
            {t(isYes ? 'giftAid.own.yes' : 'giftAid.own.no')}
          </label>
        ))}
      </fieldset>
      {giftAid && (
        <>
          <TaxpayerFields within="giftAid." isOwn />
          <FormRadioGroup
            name="giftAid.cover"
            label={t('giftAid.cover')}
            options={COVERS.map((value) => ({ value, label: t(`giftAid.own.covers.${value}`) }))}
          />
          {isVisitor && giftAid.cover !== 'THIS_GIFT' && (
            <p role="alert" className="alert alert-info">
              {t('giftAid.own.byLetter')}
            </p>
          )}
          <DeclarationStatement text={giftAid.wording} />
        </>
      )}
    </div>
  );
}
