export default function LandingPage() {
  return <h1>Iconarium</h1>;
}
