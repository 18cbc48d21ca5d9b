import { type ClassType, Field, Int, ObjectType } from 'type-graphql';

/**
 * A page of a list: `class UserPage extends Paginated(UserType) {}`, with `@ObjectType()`.
 * @returns the class to extend; further fields of the page belong to the class that extends it
 */
export function Paginated<Item extends object>(itemType: ClassType<Item>) {
  @ObjectType()
  abstract class PageOfItems {
    @Field(() => [itemType])
    items: Item[];

    @Field(() => Int)
    totalCount: number;
  }
  return PageOfItems;
}
