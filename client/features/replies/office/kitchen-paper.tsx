import { PrintDialog } from '../../../components/dialogs/print-dialog.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhenText } from '../when-text.ts';
import { useKitchenSheetQuery } from './office-replies.generated.ts';
import styles from './paper.module.css';
import { AsOf, type PaperProps } from './paper-head.tsx';
import { useDateRepliesQuery } from './reply-dates.generated.ts';

/** The kitchen's sheet: how many, of which age, and what is to be cooked differently; large, to hang on a wall. */
export function KitchenPaper({ eventId, day, onClose }: PaperProps) {
  const { t } = useTranslation();
  const whenText = useWhenText();
  const sheet = useKitchenSheetQuery({ variables: { eventId, day }, fetchPolicy: 'network-only' });
  const replies = useDateRepliesQuery({ variables: { eventId, day } });
  const date = replies.data?.doorList;
  return (
    <PrintDialog maxWidth="md" isLoading={!sheet.data || !replies.data} onClose={onClose}>
      {(titleId) => (
        <LoadState result={sheet} placeholder={<Placeholder variant="rectangular" height={400} />}>
          {({ kitchenSheet: kitchen }) => (
            <div className={styles.paper}>
              <h2 id={titleId}>{t('replyOffice.kitchenTitle', { event: date?.eventName ?? '' })}</h2>
              <p>{date && whenText(date)}</p>
              <AsOf />
              {kitchen && (
                <>
                  <p className={styles.large}>{t('replyOffice.meals', { count: kitchen.total })}</p>
                  {kitchen.offered > 0 && <p>{t('replyOffice.maybe', { count: kitchen.offered })}</p>}
                  <table>
                    <tbody>
                      {kitchen.ages.map(({ group, people }) => (
                        <tr key={group}>
                          <th scope="row">{t(`replies.groups.${group}`)}</th>
                          <td className={styles.number}>{people}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                  <h3>{t('replyOffice.differently')}</h3>
                  {kitchen.diets.length === 0 ? (
                    <p>{t('replyOffice.nothingDiffers')}</p>
                  ) : (
                    <table>
                      <tbody>
                        {kitchen.diets.map(({ dietId, name, people }) => (
                          <tr key={dietId}>
                            <th scope="row">{name}</th>
                            <td className={styles.number}>{people}</td>
                          </tr>
                        ))}
                      </tbody>
                    </table>
                  )}
                  {kitchen.needs.length > 0 && (
                    <>
                      <h3>{t('replyOffice.toKnow')}</h3>
                      <ul>
                        {kitchen.needs.map(({ name, text }) => (
                          <li key={`${name} ${text}`}>
                            {name}: {text}
                          </li>
                        ))}
                      </ul>
                    </>
                  )}
                </>
              )}
            </div>
          )}
        </LoadState>
      )}
    </PrintDialog>
  );
}
