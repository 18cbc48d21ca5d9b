import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import { AppError } from '../../../rules/errors.ts';
import { describeError, type ErrorDescription } from '../describe-error.ts';

/** Errors of GraphQL itself, about the query's text: the caller may read them. */
const LANGUAGE_ERRORS: readonly unknown[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED,
];

/** What was thrown inside a resolver, without GraphQL's wrapping. */
export function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error;
}

function isLanguageError(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  // Raised before execution, after too many invalid variables.
  if (!error.path && !error.nodes && !error.originalError && error.extensions.code === undefined) return true;
  return LANGUAGE_ERRORS.includes(error.extensions.code) || isLanguageError(error.originalError);
}

/** An invalid value that graphql-js only finds while executing: null from a variable where a value is required. */
function isWrongArgument(cause: unknown): cause is GraphQLError {
  const [node] = (cause instanceof GraphQLError && cause.nodes) || [];
  return node !== undefined && node.kind !== Kind.FIELD;
}

/** The description of an error that a resolver or scalar threw; null for one of the query's text. */
export function describeGraphQLError(error: unknown): ErrorDescription | null {
  if (isLanguageError(error)) return null;
  const cause = causeOf(error);
  if (!isWrongArgument(cause)) return describeError(cause);
  return { ...describeError(new AppError('BAD_USER_INPUT', 'invalidRequest')), message: cause.message };
}

/** What the caller may see of an error. The request id of an internal error is added where the request is known. */
export function formatGraphQLError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const described = describeGraphQLError(error);
  if (!described) {
    const { message, locations, extensions } = formatted;
    // graphql-js itself knows no codes.
    const code = LANGUAGE_ERRORS.includes(extensions?.code) ? extensions?.code : 'BAD_USER_INPUT';
    return { message, locations, extensions: { code } };
  }
  const { message, code, messageKey, field, retryAfter } = described;
  return { message, path: formatted.path, extensions: { code, messageKey, field, retryAfter } };
}

/** The same for callers without introspection: the suggestions of graphql-js ("Did you mean …") would reveal the schema. */
export function withoutSuggestions(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const told = formatGraphQLError(formatted, error);
  return { ...told, message: told.message.replace(/ Did you mean [^?]*\?/g, '') };
}
