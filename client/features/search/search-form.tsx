import { type FormEvent, useId } from 'react';
import { LIMITS } from '../../../rules/limits.ts';
import { useFieldInStep } from '../../components/form/use-field-in-step.ts';
import { Search as SearchIcon } from '../../components/icons/search.ts';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './search-form.module.css';
import { searchAddress } from './sought.ts';

/** Asks for words; without scripts the browser itself opens the page that looks for them. */
export function SearchForm({ search }: { search: string }) {
  const { t } = useTranslation();
  const navigate = useAsyncNavigate();
  const id = useId();
  const input = useFieldInStep(search);

  async function submit(event: FormEvent) {
    event.preventDefault();
    await navigate(PATHS.search + searchAddress(input.current?.value.trim() ?? ''));
  }
  return (
    <search className={styles.search}>
      <form method="get" action={PATHS.search} onSubmit={submit}>
        <label htmlFor={id} className="text-body text-strong">
          {t('search.label')}
        </label>
        <div className={styles.row}>
          <input
            ref={input}
            id={id}
            type="search"
            name={QUERY_PARAMETERS.sought}
            aria-describedby={`${id}-hint`}
            defaultValue={search}
            maxLength={LIMITS.searchMaximum}
            enterKeyHint="search"
            className={styles.words}
          />
          <button type="submit" className="button button-filled">
            <SearchIcon />
            {t('search.submit')}
          </button>
        </div>
        <p id={`${id}-hint`} className="text-caption text-soft">
          {t('search.hint')}
        </p>
      </form>
    </search>
  );
}
