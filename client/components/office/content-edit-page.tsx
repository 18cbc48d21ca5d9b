import Visibility from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FormRules } from '../form/use-rules-form.ts';
import { contentIdOf } from '../list/content-id.ts';
import { LoadState } from '../page/load-state.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { QUERY_PARAMETERS } from '../page/paths.ts';
import { Placeholder } from '../page/placeholder.tsx';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { ContentForm } from './content-form.tsx';
import { ContentRevisions } from './content-revisions.tsx';
import { previewAddress } from './content-sections.ts';
import type { EditedKind, ManagedItem } from './declared-kind.ts';
import { OfficeBreadcrumb } from './office-breadcrumb.tsx';
import { StateChip } from './state-chip.tsx';
import type { EditableItem } from './use-content-form.ts';

interface ContentEditPageProps<Rules extends FormRules> {
  kind: EditedKind<Rules>;
}

/** Location state of links to this page. */
interface EditPageState {
  /** The list that it was opened from, to return to the same rows. */
  backTo?: string;
}

/** The pressed button stood at the end of the form before. */
function beginAtFirstField(): void {
  window.scrollTo(0, 0);
  const fields = '#main form :is(input:not([type=file]), textarea)';
  document.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true });
}

/** The page of a kind's form: it adds an item, or changes the one in the address. */
export function ContentEditPage<Rules extends FormRules>(props: ContentEditPageProps<Rules>) {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(props.kind.officeSection.idParameter));
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) beginAtFirstField();
  }, [added]);
  // A new form for each address, and for each further item.
  return <EditPage key={`${id} ${added}`} id={id} onAddAnother={() => setAdded(added + 1)} {...props} />;
}

const headingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  mb: 3,
} as const;

/** An item's name in the reader's language, else in its own, with that language. */
function nameOf<Rules extends FormRules>(
  { name, textLanguages, translations }: EditableItem<Rules>,
  reader: string,
) {
  const translation = translations.find(({ language }) => language === reader)?.name;
  return translation ? ([translation, reader] as const) : ([name, textLanguages.name] as const);
}

interface EditPageProps<Rules extends FormRules> extends ContentEditPageProps<Rules> {
  /** 0 creates, undefined is no valid id. */
  id: number | undefined;
  onAddAnother: () => void;
}

function EditPage<Rules extends FormRules>(props: EditPageProps<Rules>) {
  const { id, kind } = props;
  const { editTitle, keepsTitle, useItem, useSave, officeSection } = kind;
  const result = useItem({ variables: { id: id ?? 0 }, skip: !id, fetchPolicy: 'network-only' });
  const [save] = useSave();
  const [broughtBack, setBroughtBack] = useState(0);
  const reload = async () => {
    await result.refetch();
    setBroughtBack((count) => count + 1);
  };
  const { t, language: reader } = useTranslation();
  const localized = useLocalized();
  const [parameters] = useSearchParams();
  const state = useLocation().state as EditPageState | null;
  const title = t(id === 0 ? officeSection.add.label : editTitle);
  // After saving one is in the section's list, as it was left.
  const backTo = state?.backTo?.startsWith(officeSection.path) ? state.backTo : officeSection.path;
  // An unknown id must not open a form, which would create an item.
  const unknown = <Alert severity="error">{t('messages.internalError')}</Alert>;

  const form = (managed?: ManagedItem<Rules>) => (
    <ContentForm
      // A new form when an earlier revision is brought back.
      key={`${managed?.item.id ?? 0} ${broughtBack}`}
      kind={kind}
      item={managed?.item}
      visibility={managed?.visibility}
      save={save}
      reload={result.refetch}
      openLanguage={parameters.get(QUERY_PARAMETERS.textLanguage)}
      backTo={backTo}
      section={officeSection.kind}
      onAddAnother={props.onAddAnother}
    />
  );
  const managed = result.data?.managed;
  const isKnown = managed && !managed.visibility.binnedAt;
  const name = isKnown ? localized(...nameOf(managed.item, reader)) : undefined;
  const existing = (
    <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={600} />}>
      {() => (isKnown ? form(managed) : unknown)}
    </LoadState>
  );

  return (
    <Container sx={{ py: 3 }}>
      <PageMeta title={title} noindex />
      <OfficeBreadcrumb steps={[{ label: t(officeSection.title), to: backTo }, { label: title }]} />
      {isKnown && name?.text ? (
        <Box sx={headingRow}>
          <Typography
            variant="h2"
            component="h1"
            lang={keepsTitle ? undefined : name.lang}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {keepsTitle ? title : name.text}
          </Typography>
          <StateChip tab={managed.tab} visibility={managed.visibility} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}>
            <Button
              href={previewAddress(officeSection, managed.item.id)}
              // So that what is typed here stays.
              target="_blank"
              startIcon={<Visibility />}
            >
              {t('preview.see')}
              <VisuallyHidden> {t('documents.newWindow')}</VisuallyHidden>
            </Button>
            <ContentRevisions kind={kind} subject={officeSection.kind} item={managed.item} reload={reload} />
          </Box>
        </Box>
      ) : (
        <PageHeading title={title} plain />
      )}
      {id === undefined ? unknown : id === 0 ? form() : existing}
      {isKnown && kind.Beside && <kind.Beside id={managed.item.id} />}
    </Container>
  );
}
