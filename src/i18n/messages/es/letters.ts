import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "Asignada a ti: {title}",
  "assigned.text": "Se te ha asignado «{title}». Márcala como en curso cuando empieces.",
  "resolved.subject": "«{title}» ya está listo",
  "resolved.text": "Los iconos que pediste ya están en Iconarium: «{title}».",
  "declined.subject": "Se ha rechazado «{title}»",
  "declined.text": "«{title}» no se dibujará. Motivo: {reason}",
  "merged.subject": "«{title}» se ha combinado con otra petición",
  "merged.text": "«{original}» era un duplicado de «{title}». Ahora tu voto cuenta allí.",
  open: "Ver la petición",
  seeIcons: "Ver los iconos",
  whyMaker: "Recibes este correo porque dibujas iconos para Iconarium.",
  whyVoter: "Recibes este correo porque pediste o votaste estos iconos.",
  unsubscribe: "Dejar de recibir estos correos",
  "unsubscribePage.title": "¿Dejar de recibir correos sobre peticiones?",
  "unsubscribePage.text": "Podrás seguir tus peticiones en Iconarium.",
  "unsubscribePage.button": "Darme de baja",
  "unsubscribePage.done": "Ya no recibirás correos sobre peticiones.",
  "unsubscribePage.unknown": "Este enlace está incompleto. Ábrelo de nuevo desde el correo.",
  "unsubscribePage.toRequests": "Ir a las peticiones",
  "unsubscribePage.failed": "Algo ha salido mal. Inténtalo de nuevo.",
} satisfies Translation<"letters">;
