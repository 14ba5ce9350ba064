import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "Una petición para ti: {title}",
  "assigned.text": "Te toca dibujar «{title}». Ponla en marcha cuando empieces.",
  "resolved.subject": "«{title}» ya está dibujado",
  "resolved.text": "Los iconos que querías ya están en Iconarium: «{title}».",
  "declined.subject": "Se ha rechazado «{title}»",
  "declined.text": "«{title}» no se dibujará. El motivo: {reason}",
  "merged.subject": "«{title}» se ha unido a otra petición",
  "merged.text": "«{original}» pide lo mismo que «{title}». Tu voto cuenta ahora allí.",
  open: "Abrir la petición",
  seeIcons: "Ver los iconos",
  whyMaker: "Recibes este correo porque dibujas iconos para Iconarium.",
  whyVoter: "Recibes este correo porque pediste o votaste estos iconos.",
  leave: "No recibir más correos de este tipo",
  "leaving.title": "¿No quieres más correos de este tipo?",
  "leaving.text": "En Iconarium seguirás viendo qué pasa con las peticiones.",
  "leaving.button": "Dejar de recibirlos",
  "leaving.done": "Ya no recibirás estos correos.",
  "leaving.unknown": "Este enlace está incompleto. Ábrelo otra vez desde el correo.",
  "leaving.toRequests": "Ver las peticiones",
  "leaving.failed": "No ha funcionado. Inténtalo de nuevo.",
} satisfies Translation<"letters">;
