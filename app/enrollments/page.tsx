export function EnrollmentsPage() {
  return <main />;
}
