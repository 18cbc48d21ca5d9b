import { useApolloClient } from '@apollo/client/react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { useNotify } from '../../components/dialogs/notify.tsx';
import type { Draft } from '../../components/form/draft-text.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { type FormRules, type LoadRules, useRulesForm } from '../../components/form/use-rules-form.ts';
import { askAgain } from '../../graphql/ask-again.ts';

/** The form for one part of a member's account; it is reset after saving. */
export function useAccountPart<Rules extends FormRules>(
  loadRules: LoadRules<Rules>,
  defaultValues: DefaultValues<z.input<Rules>>,
) {
  const client = useApolloClient();
  const notify = useNotify();
  const { form, submit, settle, isFetching } = useRulesForm(loadRules, defaultValues);
  const refuse = useRefusal(form);
  /** @param done the message after saving */
  const saveWith = (write: (values: z.output<Rules>) => Promise<unknown>, done: string, draft?: Draft) =>
    submit(async (values) => {
      try {
        await write(values);
      } catch (error) {
        return refuse(error);
      }
      draft?.forget();
      // Or what was there before would be shown again until the answer comes.
      await askAgain(client);
      settle(defaultValues);
      await notify(done);
    });
  return { form, saveWith, isFetching };
}
