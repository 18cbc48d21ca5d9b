import { useTranslation } from '../../i18n/use-translation.ts';
import type { OwnReply } from './own-reply.ts';
import { usePeopleText } from './people-text.ts';

/** What a household has said: its name, who comes, what they eat. */
export function SaidText({ reply: { name, ages, diets } }: { reply: OwnReply }) {
  const { t } = useTranslation();
  const peopleText = usePeopleText();
  return (
    <>
      <p>
        {name}, {peopleText(ages)}
      </p>
      {diets.length > 0 && (
        <p>
          {diets.map(({ name: diet, people }) => t('replies.foodOf', { diet, count: people })).join(' · ')}
        </p>
      )}
    </>
  );
}
