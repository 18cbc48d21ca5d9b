/** The query of a member's browser for a page of the matrimonial list. */
export const CANDIDATES_QUERY = `
  query Candidates($filter: CandidateFilterInput, $page: Int!) {
    candidates(filter: $filter, page: $page, pageSize: 4) {
      items {
        id isOwn firstName middleName lastName height maritalStatus motherTongue city religion caste
        educationType educationDescription occupation occupationDescription currency annualIncome
        photo { url width height }
      }
      totalCount
    }
  }`;
