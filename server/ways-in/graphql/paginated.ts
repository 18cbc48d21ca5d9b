import { type ClassType, Field, Int, ObjectType } from 'type-graphql';

/**
 * A page of a list: `class UserPage extends Paginated(UserType) {}`, with `@ObjectType()`.
 * @returns the class to extend; what else a page tells is a field of the class that extends it
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
