/** The part of Samaj's schema that is asked for, for the servers that it is compared with. */
export const PLAIN_SCHEMA = `
  type Query { events(page: Int!, pageSize: Int!): EventPage! }
  type EventPage { items: [Event!]! totalCount: Int! }
  enum ContentFileType { IMAGE VIDEO }
  type Event {
    id: Int!
    version: Int!
    name: String!
    nameGujarati: String
    description: String!
    descriptionGujarati: String
    fileType: ContentFileType!
    file: MediaFile
  }
  type MediaFile {
    fileName: String!
    url: String!
    contentType: String!
    width: Int
    height: Int
    sources: [MediaSource!]!
  }
  type MediaSource { type: String! srcset: String! }`;
