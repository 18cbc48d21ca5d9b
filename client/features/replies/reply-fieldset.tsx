import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ReplyFields } from '../../../rules/replies.ts';
import { FieldNotes, useFormField } from '../../components/form/form-field.tsx';
import { FormRadioGroup } from '../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AskedReply } from './asked-reply.ts';
import { FoodChips } from './food-chips.tsx';
import styles from './reply.module.css';
import { Stepper } from './stepper.tsx';
import { useAgeText } from './who-comes.ts';

interface ReplyFieldsetProps {
  asked: AskedReply;
  /** Of people in one reply. */
  maximum: number;
  ages: ReplyFields['ages'];
  onAges: (ages: ReplyFields['ages']) => void;
  diets: ReplyFields['diets'];
  onDiets: (diets: ReplyFields['diets']) => void;
  /** Whether the mobile number is asked for, too: of those who have no email. */
  withMobile?: boolean;
}

/** The fields of a reply, for the household itself and for the office: numbers, food, questions, and who they are. */
export function ReplyFieldset(props: ReplyFieldsetProps) {
  const { asked, maximum, ages, onAges, diets, onDiets, withMobile = false } = props;
  const { t, language } = useTranslation();
  const ageText = useAgeText();
  const money = useShortMoney();
  const total = ages.reduce((sum, { people }) => sum + people, 0);
  const { getValues, register } = useFormContext();
  const { field, describedBy, notes } = useFormField({ name: 'ages', label: '' });
  /** What was said before is not folded away. */
  const [hasNeeds] = useState(() => getValues('needs') !== '');
  const counts = Object.fromEntries(diets.map(({ dietId, people }) => [dietId, people]));
  return (
    <>
      <div className={styles.rows}>
        {asked.ageGroups.map((age, at) => {
          const people = ages[at]?.people ?? 0;
          return (
            <Stepper
              key={age.group}
              {...ageText(age)}
              value={people}
              maximum={people + maximum - total}
              onChange={(next) => onAges(ages.map((one, i) => (i === at ? { ...one, people: next } : one)))}
              more={at === 0 ? { ref: field.ref, describedBy } : undefined}
            />
          );
        })}
        <FieldNotes {...notes} />
      </div>
      {asked.memberPence !== null && (
        <label className={styles.member}>
          <input type="checkbox" {...register('isMemberPrice')} />
          <span>
            {t('replies.isMember', { price: money(asked.memberPence) })}
            <small>{t('replies.isMemberHint')}</small>
          </span>
        </label>
      )}
      {asked.diets.length > 0 && (
        <FoodChips
          diets={asked.diets.map(({ id, name }) => ({ key: String(id), label: name }))}
          counts={counts}
          total={total}
          onChange={(next) =>
            onDiets(Object.entries(next).map(([dietId, people]) => ({ dietId: Number(dietId), people })))
          }
        />
      )}
      {asked.questions.map((question, at) =>
        question.kind === 'YES_NO' ? (
          <FormRadioGroup
            key={question.key}
            name={`answers.${at}.answer`}
            label={question.text}
            required={question.isRequired}
            options={[
              { value: 'yes', label: t('replies.yes') },
              { value: 'no', label: t('replies.no') },
            ]}
          />
        ) : (
          <div key={question.key} lang={question.language === language ? undefined : question.language}>
            <FormTextField
              name={`answers.${at}.answer`}
              label={question.text}
              required={question.isRequired}
            />
          </div>
        ),
      )}
      <FormTextField name="name" label={t('replies.name')} required autoComplete="name" />
      <FormTextField
        name="email"
        label={t('replies.email')}
        hint={t('replies.emailHint')}
        required={!withMobile}
        type="email"
        autoComplete="email"
      />
      {withMobile && (
        <FormTextField name="mobile" label={t('replies.mobile')} type="tel" autoComplete="off" />
      )}
      <details className={styles.further} open={hasNeeds}>
        <summary>{t('replies.needs')}</summary>
        <FormTextField name="needs" label={t('replies.needsLabel')} hint={t('replies.needsHint')} />
      </details>
    </>
  );
}
