import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LoadState } from '../../../components/page/load-state.tsx';
import { useUsedParts } from '../../../components/page/page-parts.ts';
import { PATHS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useShortMoney } from '../../../components/page/use-money.ts';
import { useViewer } from '../../../graphql/use-viewer.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type ReplySettingQuery, useReplySettingQuery } from './reply-setting.generated.ts';
import { ReplySettingDialog } from './reply-setting-dialog.tsx';

type Setting = ReplySettingQuery['replySetting'];

function useSettingText(): (setting: Setting) => string {
  const { t } = useTranslation();
  const money = useShortMoney();
  return (setting) => {
    if (!setting?.isAsking) return t('replyOffice.setting.notAsking');
    const { places, closesHours, pricePence } = setting;
    return [
      places === null ? t('replyOffice.setting.noEnd') : t('replyOffice.setting.placesOf', { count: places }),
      t('replyOffice.setting.until', { count: closesHours }),
      pricePence > 0
        ? t('replyOffice.setting.each', { price: money(pricePence) })
        : t('replyOffice.setting.free'),
    ].join(' · ');
  };
}

/** Below an event's form: whether it asks who comes; all else is folded away until it is used. */
export function ReplySetting({ id: eventId }: { id: number }) {
  const { t } = useTranslation();
  const settingText = useSettingText();
  const isUsed = useUsedParts()('replies');
  const may = useViewer().viewer.permissions.includes('MANAGE_REPLIES');
  const isShown = isUsed && may;
  const [isOpen, setIsOpen] = useState(false);
  const result = useReplySettingQuery({ variables: { eventId }, skip: !isShown });
  if (!isShown) return null;
  return (
    <Card
      component="section"
      aria-labelledby="reply-setting"
      sx={{ mt: 4, p: { xs: 2, sm: 3 }, maxWidth: 640 }}
    >
      <Typography variant="h3" component="h2" id="reply-setting" sx={{ mb: 1 }}>
        {t('replyOffice.setting.title')}
      </Typography>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={80} />}>
        {({ replySetting, diets }) => (
          <>
            <Typography sx={{ mb: 2 }}>{settingText(replySetting)}</Typography>
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              <Button variant="outlined" onClick={() => setIsOpen(true)}>
                {t(replySetting?.isAsking ? 'replyOffice.setting.change' : 'replyOffice.setting.ask')}
              </Button>
              {replySetting && (
                <Button component={RouterLink} to={`${PATHS.officeReplies}?event=${eventId}`}>
                  {t('replyOffice.title')}
                </Button>
              )}
            </Stack>
            {isOpen && (
              <ReplySettingDialog
                eventId={eventId}
                setting={replySetting}
                diets={diets}
                onClose={() => setIsOpen(false)}
              />
            )}
          </>
        )}
      </LoadState>
    </Card>
  );
}
