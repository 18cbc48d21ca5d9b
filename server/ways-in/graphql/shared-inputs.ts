import { Field, InputType, Int } from 'type-graphql';

/** The description of the version with which something is changed. */
export const EDITED_VERSION = 'Optimistic lock: the version that was edited; an older one answers CONFLICT';

/**
 * What a save says of its record: the id, and the version that was edited.
 * @param id what the schema says of the id
 * @param version what it says of the version
 * @returns the class to extend
 */
export function Saved(id: string, version = EDITED_VERSION) {
  @InputType()
  class SavedInput {
    @Field(() => Int, { nullable: true, description: id })
    id?: number | null;

    @Field(() => Int, { nullable: true, description: version })
    version?: number | null;
  }
  return SavedInput;
}

/** The field of a form for everybody that nobody sees: its service drops what comes with it. */
export function BotTrap(): PropertyDecorator {
  const description = 'Leave it out; bots that fill in every field are recognised by it';
  return Field(() => String, { nullable: true, description });
}
