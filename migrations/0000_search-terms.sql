CREATE TABLE "search_terms" (
	"term" text NOT NULL,
	"language" text NOT NULL,
	"day" date NOT NULL,
	"searches" integer NOT NULL,
	"empty_searches" integer NOT NULL,
	CONSTRAINT "search_terms_day_language_term_pk" PRIMARY KEY("day","language","term")
);
