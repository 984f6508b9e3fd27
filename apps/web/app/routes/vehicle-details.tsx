export default function VehicleDetails() {
  return null;
}
